import { ExamplePrompts, examplePrompts } from '@letu/prompts';

export function Default({ send }: { send: (text: string) => void }) {
  return <ExamplePrompts onSelect={(_prompt, text) => send(text)} />;
}

export function Localized() {
  return <ExamplePrompts locale="en-US" />;
}

export function Disabled() {
  return <ExamplePrompts disabled />;
}

export function One() {
  return <ExamplePrompts prompts={examplePrompts.slice(0, 1)} />;
}

export function Narrow() {
  return <ExamplePrompts style={{ width: 240 }} />;
}
