import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons';

/** The signs of what is said, by how it is meant. */
export const STATE_SIGNS = {
  success: <CheckCircleFilled aria-hidden="true" />,
  error: <CloseCircleFilled aria-hidden="true" />,
  warning: <ExclamationCircleFilled aria-hidden="true" />,
  info: <InfoCircleFilled aria-hidden="true" />,
  loading: <LoadingOutlined aria-hidden="true" />,
};
