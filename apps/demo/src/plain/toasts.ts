import type { ReactNode } from 'react';
import { TOAST_SECONDS } from '@letu/theme';
import type { STATE_SIGNS } from './stateSigns.js';

type ToastType = keyof typeof STATE_SIGNS;

/** What is to be said over the page. */
export interface ToastWish {
  readonly content: ReactNode;
  /** One of the same key takes its place. */
  readonly key?: string;
  /** For how many seconds; 0 until it is taken back. @default TOAST_SECONDS */
  readonly duration?: number;
  /** What one can do about it, which also takes it back. */
  readonly action?: { readonly label: string; run(): void } | undefined;
}

/** What is said over the page. */
export interface Toast extends Required<ToastWish> {
  readonly type: ToastType;
  /** Whether it was taken back, or its time is over. */
  readonly isLeaving: boolean;
}

/** How many may stand over the page. */
const MOST = 3;

const subscribers = new Set<() => void>();
let state: readonly Toast[] = [];
let count = 0;

function change(changed: readonly Toast[]): void {
  state = changed;
  for (const subscriber of subscribers) subscriber();
}

function open(wish: ToastWish & { readonly type: ToastType }): void {
  count += 1;
  const { type, key = `${count}`, content, duration = TOAST_SECONDS, action } = wish;
  const toast: Toast = { type, key, content, duration, action, isLeaving: false };
  const isThere = state.some((one) => one.key === toast.key && !one.isLeaving);
  const others = state.filter((one) => one.key !== toast.key);
  change(
    isThere
      ? state.map((one) => (one.key === toast.key ? toast : one))
      : [...others.slice(-(MOST - 1)), toast],
  );
}

const teller = (type: ToastType) => (said: string | ToastWish, duration?: number) =>
  open({
    type,
    ...(typeof said === 'string' ? { content: said } : said),
    ...(duration === undefined ? {} : { duration }),
  });

/** What is said over the page, whichever it is, for as long as it takes to read. */
export const toasts = {
  open,
  success: teller('success'),
  error: teller('error'),
  warning: teller('warning'),
  info: teller('info'),
  loading: teller('loading'),
  /** Takes one back. */
  destroy: (key: string): void =>
    change(state.map((one) => (one.key === key ? { ...one, isLeaving: true } : one))),
};

/** What stands over the page, for `Toasts`. */
export const toastState = {
  getState: (): readonly Toast[] => state,
  subscribe(subscriber: () => void): () => void {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  },
  /** Forgets one that has left. */
  drop: (key: string): void => change(state.filter((one) => one.key !== key)),
};
