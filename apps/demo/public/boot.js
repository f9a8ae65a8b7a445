// Sets theme and language before the first paint: a page that is dark must not flash white. `settings/settings.ts` and
// `layout/GlobalStyles.tsx` take over.
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
  const theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
  // The theme's ground, until its own styles are there and wherever the page is drawn beyond its end.
  document.documentElement.style.background = dark ? '#111219' : '#f6f5f1';
  if (settings.locale === 'en-US') document.documentElement.lang = 'en-US';
})();
