/** The libraries D2 carries inside and hands to `eval` as a whole. */
export type LibraryName = 'dagre' | 'rough' | 'polyfills' | 'mathjax';

/** How each of them begins. Only this much of them is left in the snapshot of D2. */
export const LIBRARY_HEADS: Readonly<Record<LibraryName, string>> = {
  dagre: '(function(f){if(typeof exports==="object"&&typeof module!=="undefined"){module.exports=f()}',
  rough: '/*eslint-disable */\n// This is a slightly modified version of rough.js for D2',
  polyfills: '// The below polyfills are from open-source libraries',
  mathjax: '// This is a custom build of MathJax',
};
