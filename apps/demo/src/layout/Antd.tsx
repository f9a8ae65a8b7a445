/** @jsxImportSource @emotion/react */
import '@ant-design/v5-patch-for-react-19';
import { css } from '@emotion/react';
import { createContext, use, type ReactNode } from 'react';
import { LetuProvider } from '@letu/theme';
import { AntdStyles } from './AntdStyles.js';
import { MAIN_ID } from './frame.js';

const IsThere = createContext(false);

const unseen = css({ display: 'contents' });

export interface AntdProps {
  readonly children: ReactNode;
  /** Given where there is to be a box around what is inside. */
  readonly className?: string;
}

/** What is drawn with antd has it from here, in Letu's look; where it has it already, nothing more is around it. */
export function Antd({ children, className }: AntdProps) {
  if (use(IsThere)) return children;
  return (
    <AntdStyles>
      <LetuProvider
        {...(className === undefined ? { css: unseen } : { className })}
        // Menus inside the main landmark are found by those who go from landmark to landmark.
        getPopupContainer={() => document.getElementById(MAIN_ID)}
      >
        <IsThere value>{children}</IsThere>
      </LetuProvider>
    </AntdStyles>
  );
}
