import { useLetu } from '@letu/theme';
import { updateGlobals } from './useGlobals.js';

const LANGUAGES = { 'zh-CN': '中文', 'en-US': 'English' } as const;

/** Chooses the language of a guide, as the tool bar does. */
export function LanguageSwitch() {
  const { locale } = useLetu();
  return (
    <div className="letu-languages sb-unstyled" role="group" aria-label="语言 Language">
      {Object.entries(LANGUAGES).map(([name, label]) => (
        <button
          key={name}
          type="button"
          lang={name}
          aria-pressed={name === locale}
          onClick={() => updateGlobals({ locale: name as keyof typeof LANGUAGES })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
