import { PageTitle } from '@letu/theme';

/** 流程图 - 乐图 */
export function Playground() {
  return <PageTitle>流程图</PageTitle>;
}

/** 乐图 - 流程图 */
export function After() {
  return <PageTitle place="after">流程图</PageTitle>;
}

/** 乐图 - 发现创作的乐趣 */
export function Default() {
  return <PageTitle />;
}
