import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { FileError, type FileErrorCode, type FileStore } from '@letu/core';
import type { Topic, TopicImage } from '../../document/model.js';
import { Field } from './Field.js';
import { NumberField } from './NumberField.js';
import { usePanelsHost, usePanelText } from './panelsHost.js';
import { changed } from './topicStyles.js';
import { titleOf, TopicsOnly } from './TopicsOnly.js';

/** The image of a topic: which one it is, and how large. */
export function ImagePanel() {
  return (
    <TopicsOnly isForOne>
      {({ isLocked }, topic) => <ImageFields key={topic.id} topic={topic} isLocked={isLocked} />}
    </TopicsOnly>
  );
}

const TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';
/** How wide an image can be, in CSS pixels. */
const WIDTHS = { min: 16, max: 1200 } as const;

interface ImageFieldProps {
  readonly topic: Topic;
  readonly isLocked: boolean;
}

function ImageFields({ topic, isLocked }: ImageFieldProps) {
  const { store, files } = usePanelsHost();
  const { image: text } = usePanelText();
  const chooser = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<FileErrorCode | 'failed'>();
  const { image } = topic;
  const set = (next: TopicImage | undefined) =>
    store.change((map) => changed(map, [topic.id], () => ({ image: next })));
  const take = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    try {
      set({ file: await files.put(file) });
    } catch (cause) {
      setError(cause instanceof FileError ? cause.code : 'failed');
    }
  };
  return (
    <>
      {image && <ShownImage topic={topic} image={image} isLocked={isLocked} />}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={TYPES}
        aria-label={text.choose}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="letu-map-actions">
        <Button
          icon={<PictureOutlined aria-hidden="true" />}
          disabled={isLocked}
          data-first
          onClick={() => chooser.current?.click()}
        >
          {image ? text.replace : text.choose}
        </Button>
        {image && (
          <Button disabled={isLocked} onClick={() => set(undefined)}>
            {text.remove}
          </Button>
        )}
      </div>
      {error ? (
        <p className="letu-map-hint" data-wrong role="alert">
          {text.errors[error]}
        </p>
      ) : (
        <p className="letu-map-hint">{text.hint}</p>
      )}
    </>
  );
}

interface ShownImageProps extends ImageFieldProps {
  readonly image: TopicImage;
}

/** Width over height, once the image is loaded. */
type Ratio = number | undefined;

function ShownImage({ topic, image, isLocked }: ShownImageProps) {
  const { store, files } = usePanelsHost();
  const { untitled, style, image: text } = usePanelText();
  const address = useFileAddress(files, image.file);
  const [ratio, setRatio] = useState<Ratio>();
  const id = useId();
  const resize = (width: number | undefined) => {
    const size =
      width === undefined || ratio === undefined
        ? {}
        : { width, height: Math.max(Math.round(width / ratio), 1) };
    store.change((map) => changed(map, [topic.id], () => ({ image: { file: image.file, ...size } })), {
      merge: `image ${topic.id}`,
    });
  };
  if (address === 'missing') return <p className="letu-map-hint">{text.missing}</p>;
  return (
    <>
      <div className="letu-map-image">
        {address !== undefined && (
          <img
            src={address}
            alt={text.alt(titleOf(topic, untitled))}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : 1)
            }
          />
        )}
      </div>
      <Field
        label={text.width}
        htmlFor={id}
        isSet={image.width !== undefined && !isLocked}
        fallback={style.automatic}
        onReset={() => resize(undefined)}
      >
        <NumberField
          id={id}
          label={text.width}
          {...WIDTHS}
          step={10}
          value={image.width}
          placeholder={style.automatic}
          isLocked={isLocked || ratio === undefined}
          onChange={resize}
        />
      </Field>
    </>
  );
}

/** Returns an address under which a file can be shown; undefined until it is known whether there is one. */
function useFileAddress(files: FileStore, file: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    const show = (content: Blob | undefined) => {
      if (isGone) return;
      made = content && URL.createObjectURL(content);
      setAddress(made ?? 'missing');
    };
    files.get(file).then(show, () => show(undefined));
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [files, file]);
  return address;
}
