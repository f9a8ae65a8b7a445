import { PictureOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fileIdIn } from '@letu/core';
import { styleValue } from '../../edit/styles.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { setStyles } from '../styleParts.js';
import { blobOfImage, imageOfFile, imageOfText, type ImageFault } from './images.js';
import type { CellFieldProps } from './LinkFields.js';

const TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml';
const isFault = (image: string): image is ImageFault => image === 'invalidImage' || image === 'imageTooLarge';

/** The image that a shape shows. */
export function ImageFields({ cell, isLocked }: CellFieldProps) {
  const { session } = usePanelsHost();
  const { object: text } = usePanelText();
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ImageFault>();
  const [typed, setTyped] = useState('');
  const image = styleValue(cell.style, 'image');
  const take = (next: string | ImageFault) => {
    if (isFault(next)) {
      setFault(next);
      return;
    }
    setFault(undefined);
    setTyped('');
    setStyles(session, [cell.id], {
      image: next,
      ...(image === undefined ? { shape: 'image', imageAspect: '0' } : {}),
    });
  };
  return (
    <Section title={text.image}>
      {image !== undefined && <ShownImage image={image} />}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={TYPES}
        aria-label={text.chooseImage}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void imageOfFile(file).then(take, () => setFault('invalidImage'));
          target.value = '';
        }}
      />
      <div className="letu-dp-flags">
        <Button
          size="small"
          icon={<PictureOutlined aria-hidden="true" />}
          disabled={isLocked}
          data-field="image"
          onClick={() => chooser.current?.click()}
        >
          {text.chooseImage}
        </Button>
        {image !== undefined && (
          <Button
            size="small"
            disabled={isLocked}
            onClick={() =>
              setStyles(session, [cell.id], ({ style }) => ({
                image: undefined,
                ...(styleValue(style, 'shape') === 'image'
                  ? { shape: undefined, imageAspect: undefined }
                  : {}),
              }))
            }
          >
            {text.removeImage}
          </Button>
        )}
      </div>
      <Input
        size="small"
        value={typed}
        disabled={isLocked}
        status={fault ? 'error' : ''}
        aria-label={text.imageAddress}
        placeholder="data:image/png;base64,…"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
        onPressEnter={() => take(imageOfText(typed))}
        onBlur={() => typed.trim() !== '' && take(imageOfText(typed))}
      />
      {fault && (
        <p className="letu-dp-hint" data-wrong role="alert">
          {text[fault]}
        </p>
      )}
    </Section>
  );
}

/** An image of a style, as it looks. */
function ShownImage({ image }: { readonly image: string }) {
  const { images } = usePanelsHost();
  const { object: text } = usePanelText();
  const shown = useRef<HTMLImageElement>(null);
  const id = fileIdIn(image);
  const address = id === undefined ? image : images?.get(id);
  const blob = useMemo(() => (address === undefined ? undefined : blobOfImage(address)), [address]);
  useEffect(() => {
    if (!blob || !shown.current) return undefined;
    const url = URL.createObjectURL(blob);
    shown.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    blob && (
      <div className="letu-dp-image">
        <img ref={shown} alt={text.image} />
      </div>
    )
  );
}
