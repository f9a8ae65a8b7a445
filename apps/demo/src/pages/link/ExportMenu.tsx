import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { downloadFile, type DiagramExportFormat } from '@letu/editor/view';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './ExportMenu.module.css';

export interface ExportMenuProps {
  readonly title: string;
  exportAs(format: DiagramExportFormat): Promise<Blob | undefined>;
}

/** Saves the picture as a file. */
export function ExportMenu({ title, exportAs }: ExportMenuProps) {
  const { text } = useSettings();
  const { message } = App.useApp();
  const save = async (format: DiagramExportFormat) => {
    try {
      const file = await exportAs(format);
      if (file) downloadFile(file, title, `.${format}`);
    } catch {
      message.error(text.editor.exportFailed);
    }
  };
  const items = [
    { key: 'svg', label: text.editor.exportSvg, onClick: () => void save('svg') },
    { key: 'png', label: text.editor.exportPng, onClick: () => void save('png') },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button icon={<DownloadOutlined />} aria-label={text.editor.exportMenu} aria-haspopup="menu">
        <span className={styles['wide']}>{text.editor.exportMenu}</span>
      </Button>
    </Dropdown>
  );
}
