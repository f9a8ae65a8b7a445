// Sets theme and language before the first paint: a page that is dark must not flash white. `settings/settings.ts` takes over.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('letu:settings') ?? '{}') ?? {};
  } catch {
    // Without readable settings the defaults hold.
  }
  const dark =
    settings.theme === 'dark' ||
    (settings.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (settings.locale === 'en-US') document.documentElement.lang = 'en-US';
})();
