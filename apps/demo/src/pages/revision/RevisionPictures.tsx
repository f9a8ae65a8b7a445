import type { AnyDefinition } from '@letu/core';
import { ComparedPictures } from '../../diff/ComparedPictures.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** A version with its text and what that is drawn with. */
interface Version {
  readonly number: number;
  readonly title: string;
  readonly source: string;
  readonly options: object;
  readonly files?: readonly string[];
}

export interface RevisionPicturesProps {
  readonly definition: AnyDefinition;
  readonly versions: readonly Version[];
}

/** The pictures of two versions, side by side, with what differs between them. */
export function RevisionPictures({ definition, versions }: RevisionPicturesProps) {
  const { text } = useSettings();
  return (
    <ComparedPictures
      heading="h3"
      definition={definition}
      versions={versions.map(({ number, title, ...version }) => ({
        ...version,
        key: String(number),
        label: text.account.revision.number(number),
        about: title,
      }))}
    />
  );
}
