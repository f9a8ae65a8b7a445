import { attackGroup } from './attack.js';
import { INPUTS } from './inputs.js';
import { pagePolicy } from '../../apps/server/src/site/pagePolicy.mjs';
import { openBuiltPage } from '../builtPage.mjs';

const wanted = process.argv[2] ?? '';
const entry = new URL('./page/index.html', import.meta.url);
let failed = false;

async function attackAll(policy: string | undefined, most = Infinity): Promise<void> {
  const { browser, origin, close } = await openBuiltPage(entry, policy);
  try {
    for (const [group, inputs] of INPUTS) {
      if (!group.includes(wanted)) continue;
      const name = policy ? `${group}, strict policy` : group;
      const report = { ...(await attackGroup(browser, origin, group, inputs.slice(0, most))), group: name };
      const { executed, requests, styles, slow, dead } = report;
      failed ||= executed + requests + styles + slow + dead > 0;
      console.log(JSON.stringify(report));
    }
  } finally {
    await close();
  }
}

await attackAll(undefined);
// Under the policy one hostile input a kind is enough: what counts is that the harmless text after it is drawn.
await attackAll(pagePolicy(), 1);
process.exitCode = failed ? 1 : 0;
