import type { SerializedError, WireError } from './errors.ts';

/** Converts a wire error to JSON for `deserializeError`. */
export function serializeError(error: WireError): SerializedError {
  switch (error.name) {
    case 'NetworkError':
      return { name: error.name };
    case 'TimeoutError':
      return { name: error.name, milliseconds: error.milliseconds };
    case 'ResponseError': {
      const { name, status, snippet, retryAfter } = error;
      return { name, status, snippet, retryAfter };
    }
    case 'ParseError': {
      const { name, status, contentType, snippet, reason } = error;
      return { name, status, contentType, snippet, reason };
    }
    case 'GraphQLResponseError': {
      const { name, status, errors } = error;
      return { name, status, errors };
    }
  }
}
