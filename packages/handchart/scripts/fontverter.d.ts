declare module 'fontverter' {
  /** Turns a font into another format. */
  function convert(font: Uint8Array, format: 'truetype' | 'woff' | 'woff2' | 'sfnt'): Promise<Uint8Array>;
  const fontverter: { readonly convert: typeof convert };
  export default fontverter;
}
