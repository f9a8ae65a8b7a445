import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createRenderer, type Renderer, type RendererOptions } from '@letu/render';
import { main } from '../src/main.js';
import { sourceProgram } from '../../render/test/sourceProgram.js';

/** What a run of the command wrote, and its exit code. */
export interface LetuRun {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const ENTRY = fileURLToPath(new URL('./sourceLetu.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the real command in a process of its own. */
export function spawnLetu(args: readonly string[], { input, env = {} }: RunOptions = {}): Promise<LetuRun> {
  const node = ['--conditions=@letu/source', '--import', import.meta.resolve('tsx'), ENTRY];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, ...args], {
      cwd: ROOT,
      env: { ...process.env, LANG: 'zh_CN.UTF-8', LC_ALL: '', NODE_OPTIONS: '', ...env },
    });
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') }),
    );
    child.stdin.end(input ?? '');
  });
}

/** What draws for the commands that run in this process, by its settings: each would start a process of its own. */
const renderers = new Map<string, Renderer>();

function sharedRenderer(options: RendererOptions): Renderer {
  const key = JSON.stringify(options);
  const renderer = renderers.get(key) ?? createRenderer({ ...options, program: sourceProgram });
  renderers.set(key, renderer);
  return { ...renderer, dispose: () => undefined };
}

/** Ends what `callLetu` has started. */
export function disposeRenderers(): void {
  for (const renderer of renderers.values()) renderer.dispose();
  renderers.clear();
}

/** Runs the command in this process, with the processes that drew for the command before: new ones take time to start. */
export async function callLetu(
  args: readonly string[],
  { input = '', env = {} }: RunOptions = {},
): Promise<LetuRun> {
  const [stdout, stderr] = [new Sink(), new Sink()];
  const code = await main(args, {
    stdin: Readable.from([input]),
    stdout,
    stderr,
    variables: { LANG: 'zh_CN.UTF-8', ...env },
    createRenderer: sharedRenderer,
  });
  return { code, stdout: stdout.content, stderr: stderr.content.toString('utf8') };
}

/** Keeps what is written to it. */
class Sink extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get content(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
