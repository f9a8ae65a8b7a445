declare module 'wawoff2' {
  /** @throws Error for what is no WOFF 2.0, or larger than 30 MiB when unpacked. */
  function decompress(font: Uint8Array): Promise<Uint8Array>;
  const wawoff2: { readonly decompress: typeof decompress };
  export default wawoff2;
}
