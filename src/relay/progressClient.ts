import {
  resending,
  UNKNOWN_REDIRECT,
  type Call,
  type HttpClient,
  type HttpResponse,
} from './httpClient.ts';
import { uploadProgress } from './uploadProgress.ts';

/**
 * The browser's HTTP client for files, which tells how much of them has been sent. It follows redirects, which cannot be
 * prevented: a response from another address is handed on as the redirect that led there.
 */
export function progressClient(all: readonly Blob[]): HttpClient<FormData> {
  const files = [...new Set(all)];
  return resending((call) => post(call, files));
}

async function post(
  { url, headers, body, signal }: Call<FormData>,
  files: readonly Blob[],
): Promise<HttpResponse> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  const loaded = new Promise<Uint8Array>((resolve, reject) => {
    request.onload = () => resolve(new Uint8Array(request.response as ArrayBuffer));
    request.onerror = () => reject(new TypeError('The upload failed.'));
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => uploadProgress.end(files);
  });
  // It fails before or while the body is read: who waits then hears of it.
  loaded.catch(() => {});
  request.upload.onprogress = (event) => {
    if (event.lengthComputable) uploadProgress.report(files, event.loaded, event.total);
  };
  request.open('POST', url);
  request.responseType = 'arraybuffer';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  const headersAreThere = new Promise<HttpResponse>((resolve, reject) => {
    loaded.catch(reject);
    request.onreadystatechange = () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && request.status !== 0)
        resolve(responseOf(request, url, loaded));
    };
  });
  request.send(body);
  return headersAreThere;
}

function responseOf(
  request: XMLHttpRequest,
  url: string,
  loaded: Promise<Uint8Array>,
): HttpResponse {
  const isElsewhere = request.responseURL !== new URL(url, location.href).href;
  return {
    status: isElsewhere ? UNKNOWN_REDIRECT : request.status,
    header: (name) => request.getResponseHeader(name),
    body: (async function* () {
      yield await loaded;
    })(),
  };
}
