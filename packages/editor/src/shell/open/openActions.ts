import type { CodecError } from '@letu/codec';
import { blankSource, type Diagram, type DiagramExample, type SurfaceHandle } from '@letu/core';
import { wordsOf, type EditorContext } from '../editorContext.js';
import type { NoticeContent } from '../notice/useNotice.js';
import { isForeignText, openFile, openText, type Opened, type OpenedDiagram } from './openDiagram.js';
import { isFromOtherCanvas, mayHoldDiagram } from './pastedDiagram.js';

/** A place in the window, in CSS pixels. */
type Place = NonNullable<Parameters<NonNullable<SurfaceHandle['insertFiles']>>[1]>;

/** What brings another text into an editor. Each is one step that can be undone. */
export interface OpenActions {
  useTemplate(example: DiagramExample): void;
  /** @param at Where it was dropped, in CSS pixels of the window. */
  onFile(file: File, at?: Place): void;
  /** @param at Where they were dropped, in CSS pixels of the window. */
  onPictures(files: readonly File[], at: Place): void;
  onText(text: string, pasted: boolean): void;
  /** Tells whether a pasted text may be more than a text. */
  mayHold(text: string): boolean;
}

/** @param get Returns what the actions work on, as it is when one runs. */
export function openActions(get: () => EditorContext): OpenActions {
  return {
    useTemplate({ title, source }) {
      const context = get();
      const said = wordsOf(context).usedTemplate(title[context.locale]);
      replace(context, { source, options: {} }, said);
    },
    onFile: (file, at) => void takeFile(get(), file, at),
    onPictures: (files, at) => takePictures(get(), files, at),
    onText: (text, pasted) => void takeText(get(), text, pasted),
    mayHold(text) {
      const { kind, edited } = get();
      // Code may well be about such a text.
      const isCanvas = edited.handle?.insertFiles !== undefined;
      if (isCanvas && isFromOtherCanvas(kind.type, text)) return true;
      return mayHoldDiagram(text) || isForeignText(kind.formats, text);
    },
  };
}

async function takeFile(context: EditorContext, file: File, at: Place | undefined): Promise<void> {
  if (await context.edited.handle?.adoptFile?.(file)) return;
  const words = wordsOf(context);
  const isPicture = file.type.startsWith('image/');
  take(context, await openFile(context, file).catch(unreadable), {
    asked: { called: file.name, name: file.name },
    // Pictures on the clipboard have a name that nobody gave them.
    said: isPicture ? words.openedPicture : words.openedFile(file.name),
    async onFailed({ code, error }) {
      if (code !== 'too-large' && context.edited.handle?.insertFiles?.([file], at).length === 0) return;
      const text = code === 'too-large' ? words.tooLarge : words.noDiagram(file.name);
      context.notices.say({ tone: 'error', text: error?.cause ? await errorText(context, error) : text });
    },
  });
}

/** Shows pictures in the diagram; what else was dropped with them is told. */
function takePictures(context: EditorContext, files: readonly File[], at: Place): void {
  const { edited, notices } = context;
  const others = edited.handle?.insertFiles?.(files, at) ?? files;
  const left = files.find((file) => others.includes(file));
  if (left) notices.say({ tone: 'error', text: wordsOf(context).noDiagram(left.name) });
}

async function takeText(context: EditorContext, text: string, pasted: boolean): Promise<void> {
  const words = wordsOf(context);
  const { edited, notices, kind } = context;
  const asText = {
    label: words.pasteAsText,
    run() {
      edited.undo();
      edited.handle?.insert?.(text);
    },
  };
  take(context, await openText(context, text).catch(unreadable), {
    // What is pasted is put where it is pasted, and can be had as a text.
    ...(pasted ? {} : { asked: { called: words.linkedDiagram } }),
    said: isForeignText(kind.formats, text)
      ? words.openedText
      : text.trimStart().startsWith('<')
        ? words.openedPicture
        : words.openedLink,
    actions: pasted && edited.handle?.insert ? [asText] : [],
    async onFailed({ code, error }) {
      if (pasted) edited.handle?.insert?.(text);
      // A link to any other page is only that.
      if (pasted && code === 'unrecognised') return;
      notices.say({ tone: 'warning', text: error ? await errorText(context, error) : words.noDiagram('') });
    },
  });
}

function unreadable(): Opened {
  return { status: 'failed', code: 'malformed' };
}

async function errorText({ locale, own }: EditorContext, error: CodecError): Promise<string> {
  const { codecErrorText } = await import('@letu/codec');
  return codecErrorText(error, locale, own);
}

type Failure = Extract<Opened, { readonly status: 'failed' }>;

interface Asked {
  readonly called: string;
  readonly name?: string;
}

interface Outcome {
  /** What is asked about before it takes the place of the present diagram: how that is called, and the name of its file. */
  readonly asked?: Asked;
  /** What is said of a diagram that was opened, and what can be done about it besides undoing it. */
  readonly said: string;
  readonly actions?: NonNullable<NoticeContent['actions']>;
  onFailed(failure: Failure): Promise<void>;
}

function take(context: EditorContext, found: Opened, outcome: Outcome): void {
  const { asked, said, actions = [], onFailed } = outcome;
  if (found.status === 'failed') void onFailed(found);
  else if (found.status === 'other') offerOther(context, found, asked?.name);
  else if (asked && isBeside(context)) askWhere(context, found, asked, said);
  else void takeDiagram(context, found, said, actions);
}

/** Tells whether a diagram can be opened beside the present one, which has something in it to lose. */
function isBeside({ edited, kind, onOpenOther }: EditorContext): boolean {
  const source = edited.read();
  return onOpenOther !== undefined && /\S/.test(source) && source !== blankSource(kind);
}

function askWhere(context: EditorContext, found: OpenedDiagram, { called, name }: Asked, said: string): void {
  const words = wordsOf(context);
  context.notices.say({
    tone: 'warning',
    text: words.openWhere(called),
    actions: [
      { label: words.openBeside, run: () => context.onOpenOther?.(found.diagram, name) },
      { label: words.openInPlace, run: () => void takeDiagram(context, found, said, []) },
    ],
  });
}

function offerOther(
  context: EditorContext,
  { diagram }: Extract<Opened, { status: 'other' }>,
  name: string | undefined,
): void {
  const words = wordsOf(context);
  const { onOpenOther, kinds, locale } = context;
  const title = kinds.find(({ type }) => type === diagram.type)?.title[locale];
  context.notices.say({
    tone: 'warning',
    text: words.otherKind(title),
    ...(onOpenOther ? { actions: [{ label: words.openOther, run: () => onOpenOther(diagram, name) }] } : {}),
  });
}

/** Keeps the files of a diagram before it is shown. */
async function takeDiagram(
  context: EditorContext,
  { source, options, files, damagedFiles, notes }: OpenedDiagram,
  said: string,
  actions: NonNullable<NoticeContent['actions']>,
): Promise<void> {
  try {
    for (const { bytes } of files) await context.files.put(new Blob([bytes]));
  } catch {
    context.notices.say({ tone: 'error', text: wordsOf(context).filesNotKept });
    return;
  }
  const shown = { source, options, files: files.map(({ id }) => id) };
  const words = wordsOf(context);
  const lost = notes.map((note) => note[context.locale]);
  if (damagedFiles > 0) lost.unshift(words.filesDamaged(damagedFiles));
  if (lost.length === 0) replace(context, shown, said, actions);
  else
    replace(context, shown, sentences(words, damagedFiles > 0 ? lost : [said, ...lost]), actions, 'warning');
}

/** One sentence alone ends without a full stop, as all notices do. */
function sentences(
  { sentences: join }: ReturnType<typeof wordsOf>,
  [first = '', ...others]: string[],
): string {
  return others.length === 0 ? first : join([first, ...others]);
}

/** Puts another diagram in place of the present one; undoing it brings back the options too. */
function replace(
  context: EditorContext,
  { source, options = {}, files }: Omit<Diagram, 'type'>,
  said: string,
  actions: NonNullable<NoticeContent['actions']> = [],
  tone: NoticeContent['tone'] = 'done',
): void {
  const { edited, setOptions, notices } = context;
  const before = { source: edited.read(), files: edited.files, options: context.options };
  edited.replace(source, 'user', files);
  const hasOptions = Object.keys(options).length > 0;
  if (hasOptions) setOptions?.({ ...before.options, ...options });
  edited.focus();
  const undo = () => {
    // What it is edited with may have come since, and knows no step before.
    if (edited.read() !== before.source && !edited.undo())
      edited.replace(before.source, 'user', before.files);
    if (hasOptions) setOptions?.(before.options);
  };
  const retract = notices.say({
    tone,
    text: said,
    actions: [{ label: wordsOf(context).undo, run: undo }, ...actions],
  });
  // After any other change, the last step would be that one.
  const after = edited.read();
  const stop = edited.subscribe((now) => {
    if (now === after) return;
    stop();
    retract();
  });
}
