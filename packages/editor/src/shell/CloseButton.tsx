import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface CloseButtonProps {
  readonly name: string;
  onClose(): void;
}

/** The button that closes what it stands in. */
export function CloseButton({ name, onClose }: CloseButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden="true" />}
      aria-label={name}
      onClick={onClose}
    />
  );
}
