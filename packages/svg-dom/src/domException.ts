/**
 * Makes the exception a browser throws.
 *
 * @param name A name of https://webidl.spec.whatwg.org/#idl-DOMException-error-names.
 */
export function domException(name: string, message: string): DOMException {
  return new DOMException(message, name);
}
