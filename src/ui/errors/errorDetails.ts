import type { WireError } from '../../relay/errors.ts';

/** Technical details for administrators, a line each. */
export function detailsOf(error: WireError): string[] {
  switch (error.name) {
    case 'NetworkError':
    case 'TimeoutError':
      return [`${error.name}: ${error.message}`];
    case 'ResponseError':
      return [`${error.name}: status ${error.status}`, ...quoted(error.snippet)];
    case 'ParseError':
      return [
        `${error.name}: status ${error.status}, ${error.contentType || 'no content type'}, ${error.reason}`,
        ...quoted(error.snippet),
      ];
    case 'GraphQLResponseError':
      return [
        `${error.name}: status ${error.status}`,
        ...error.errors.map(({ message, path = [], extensions }) => {
          const place = path.length > 0 ? ` at ${path.join('.')}` : '';
          const code = typeof extensions?.code === 'string' ? ` (${extensions.code})` : '';
          return `${message}${place}${code}`;
        }),
      ];
  }
}

function quoted(snippet: string): string[] {
  return snippet.trim() === '' ? [] : [snippet.trim()];
}
