import { Alert } from 'antd';
import type { ImportResult } from '../../archive/runImport.js';
import { cloudWords } from '../../locales/cloud/index.js';
import { useWords } from '../../settings/useWords.js';

/** How many of the graphs that were refused are named. */
const NAMED = 50;

/** What came of an import, and why some graphs were not brought over. */
export function ImportOutcome({ result }: { result: ImportResult }) {
  const words = useWords(cloudWords);
  const { refused } = result;
  return (
    <>
      <Alert type={refused.length === 0 ? 'success' : 'warning'} showIcon message={words.result(result)} />
      {refused.length > 0 && (
        <>
          <p>{words.refused(refused.length)}</p>
          <ul>
            {refused.slice(0, NAMED).map(({ title, message }, index) => (
              // Two can have the same title.
              <li key={index}>{words.refusedOne(title, message ?? words.changedMeanwhile)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
