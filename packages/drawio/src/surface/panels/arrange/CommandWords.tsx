import type { CommandName } from '../../locales/zh-CN.js';
import { usePanelsHost } from '../panelsHost.js';

/** Commands of the canvas as buttons. */
export function CommandWords({ names }: { readonly names: readonly CommandName[] }) {
  const { commands } = usePanelsHost();
  const own = names.flatMap((name) => commands.find(({ id }) => id === name) ?? []);
  return (
    <div className="letu-dp-words">
      {own.map(({ id, title, isEnabled, run }) => (
        <button
          key={id}
          type="button"
          className="letu-dp-word"
          title={title}
          disabled={!isEnabled()}
          onClick={run}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
