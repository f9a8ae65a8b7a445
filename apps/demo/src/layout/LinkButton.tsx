import { Button, type ButtonProps } from 'antd';
import { useHref, useNavigate } from 'react-router';

export interface LinkButtonProps extends Pick<ButtonProps, 'icon' | 'type' | 'children'> {
  /** A path of this site. */
  readonly to: string;
}

/** A link to another page that looks like a button, and opens in another tab as links do. */
export function LinkButton({ to, ...rest }: LinkButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
