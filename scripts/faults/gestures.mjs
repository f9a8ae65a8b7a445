/**
 * How a person changes a diagram of a kind: everything that a page does not know of its kind.
 *
 * @typedef {object} Gestures
 * @property {(page: Page) => Promise<void>} ready Resolves once the diagram can be changed.
 * @property {(page: Page, word: string) => Promise<void>} write Brings a word into the diagram; its last key or release of the pointer is what puts it there.
 *
 * @typedef {import('playwright').Page} Page
 */

/**
 * In a text, the word goes to the end, in what is no part of the picture.
 *
 * @param {string} comment What a line begins with that is a comment.
 * @returns {Gestures}
 */
const inText = (comment) => ({
  ready: (page) => page.locator("[data-part='preview'][data-state='ready']").waitFor(),
  async write(page, word) {
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(`\n${comment} ${word.slice(0, -1)}`);
    await page.keyboard.press(word.slice(-1));
  },
});

/** @type {Gestures} */
const onBoard = {
  ready: (page) => page.locator('.excalidraw canvas.interactive').waitFor(),
  async write(page, word) {
    const canvas = page.locator('.excalidraw canvas.interactive');
    await page.keyboard.press('Escape');
    await canvas.click({ position: { x: 1150, y: 120 } });
    await page.keyboard.press('t');
    await canvas.click({ position: { x: 1000 + Math.random() * 150, y: 150 + Math.random() * 450 } });
    await page.locator('textarea.excalidraw-wysiwyg').waitFor();
    await page.keyboard.insertText(word);
    await page.keyboard.press('Escape');
  },
};

/** @type {Gestures} */
const onMap = {
  ready: (page) => page.locator('.letu-mm-view').waitFor(),
  async write(page, word) {
    await page.locator('.letu-mm-field').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(word);
    await page.keyboard.press('Enter');
  },
};

/** @type {Gestures} */
const onCanvas = {
  ready: (page) => page.locator('.letu-dg-view').waitFor(),
  async write(page, word) {
    await page.locator('.letu-dg-field').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(word);
    await page.keyboard.press('Escape');
  },
};

/** The path of the kind that is looked at where kinds make no difference. */
export const ANY = 'pikchr';

/** The gestures of each kind, by the path of its editor. @type {Readonly<Record<string, Gestures>>} */
export const GESTURES = {
  mermaid: inText('%%'),
  planttext: inText("'"),
  d2lang: inText('#'),
  graphviz: inText('//'),
  pikchr: inText('#'),
  handchart: inText('#'),
  mindmap: onMap,
  excalidraw: onBoard,
  diagram: onCanvas,
};
