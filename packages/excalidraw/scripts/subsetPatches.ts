import type { Patch } from './patches.js';

/** The patches of the file that makes fonts of a few letters: its code was written by eval, which a strict policy forbids. */
export const subsetPatches: readonly Patch[] = [
  {
    name: 'no-environment',
    reason:
      'In Node it would end the process on an unhandled error of anybody; of the page it needs nothing.',
    find: '    ENVIRONMENT_IS_SHELL = !ENVIRONMENT_IS_WEB && !ENVIRONMENT_IS_NODE && !ENVIRONMENT_IS_WORKER;\n',
    replace:
      '    ENVIRONMENT_IS_WEB = ENVIRONMENT_IS_WORKER = ENVIRONMENT_IS_NODE = ENVIRONMENT_HAS_NODE = false;\n',
  },
  {
    name: 'any-environment',
    reason: 'It is in none, see above.',
    find: '      throw new Error("environment detection error");\n',
    replace: '',
  },
  {
    name: 'vectors',
    reason:
      'A call for each byte takes longer than all the rest. A vector begins with where its bytes begin and end.',
    find: `  const arr = [];
  for (let i = 0, l = vector.size(); i < l; i++) {
    arr.push(vector.get(i));
  }
  return new Uint8Array(arr);`,
    replace: `  const at = vector.$$.ptr >> 2;
  const bytes = letuModule.HEAPU8.slice(letuModule.HEAPU32[at], letuModule.HEAPU32[at + 1]);
  vector.delete();
  return bytes;`,
  },
  {
    name: 'vector-memory',
    reason: 'See above.',
    find: '            const woff2 = {\n',
    replace: '            letuModule = module;\n            const woff2 = {\n',
  },
  {
    name: 'vector-memory-of-all',
    reason: 'See above.',
    find: 'var loadedWasm = null;\n',
    replace: 'var loadedWasm = null;\nlet letuModule;\n',
  },
  {
    name: 'named-functions',
    reason: 'Made by eval.',
    find: `      return new Function(
        "body",
        \`return function \${name}() {
    "use strict";    return body.apply(this, arguments);
};
\`
      )(body);`,
    replace: '      return { [name]: function () { return body.apply(this, arguments); } }[name];',
  },
  {
    name: 'dynamic-callers',
    reason: 'Made by eval.',
    find: `        return new Function("dynCall", "rawFunction", body)(
          dynCall,
          rawFunction
        );`,
    replace: '        return (...args2) => dynCall(rawFunction, ...args2);',
  },
  {
    name: 'invokers',
    reason: 'Made by eval. Only plain functions are asked for, and the methods of the vector they return.',
    find: '      const returns = argTypes[0].name !== "void";\n      let argsList = "";',
    replace: `      if (true) {
        return function (...given) {
          const destructors = [];
          const wired = isClassMethodFunc ? [argTypes[1].toWireType(destructors, this)] : [];
          for (let at = 2; at < argCount; ++at) wired.push(argTypes[at].toWireType(destructors, given[at - 2]));
          const result = cppInvokerFunc(cppTargetFunc, ...wired);
          if (needsDestructorStack) runDestructors(destructors);
          else
            for (let at = isClassMethodFunc ? 1 : 2; at < argCount; ++at)
              argTypes[at].destructorFunction?.(wired[at - (isClassMethodFunc ? 1 : 2)]);
          return argTypes[0].name === "void" ? undefined : argTypes[0].fromWireType(result);
        };
      }
      const returns = argTypes[0].name !== "void";
      let argsList = "";`,
  },
];
