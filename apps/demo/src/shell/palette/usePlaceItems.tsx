import {
  AppstoreAddOutlined,
  AppstoreOutlined,
  ClockCircleOutlined,
  DeleteOutlined,
  FontSizeOutlined,
  HomeOutlined,
  LayoutOutlined,
  MessageOutlined,
  PlusOutlined,
  RobotOutlined,
  SettingOutlined,
  StarOutlined,
  TeamOutlined,
  UserOutlined,
  UsergroupAddOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ListedKind, Locale, LocalizedText } from '@letu/core';
import { useAccount } from '../../account/useAccount.js';
import { KindMark } from '../../kinds/KindMark.js';
import { useOfferedKinds } from '../../kinds/useOfferedKinds.js';
import { messages } from '../../locales/all.js';
import type { DemoMessages } from '../../locales/zh-CN.js';
import { RepositoryIcon } from '../../repositories/RepositoryIcon.js';
import { useRepositories } from '../../repositories/useRepositories.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import type { PaletteItem } from './paletteItem.js';

/** An item that is found by its title in either language. */
export interface TitledItem {
  readonly title: LocalizedText;
  readonly item: PaletteItem;
}

/** Returns a text of the app in both languages: whoever thinks of the English word finds it too. */
export function both(pick: (text: DemoMessages, locale: Locale) => string): LocalizedText {
  return { 'zh-CN': pick(messages['zh-CN'], 'zh-CN'), 'en-US': pick(messages['en-US'], 'en-US') };
}

interface Place {
  readonly path: string;
  readonly title: (text: DemoMessages) => string;
  readonly icon: ReactNode;
  /** Whether it takes an account. */
  readonly isOfAccount?: boolean;
}

const PLACES: readonly Place[] = [
  { path: '/welcome', title: (text) => text.library.start, icon: <HomeOutlined /> },
  { path: '/template', title: (text) => text.templates.title, icon: <LayoutOutlined /> },
  ...(
    [
      ['recently', <ClockCircleOutlined key="" />],
      ['owned', <UserOutlined key="" />],
      ['shared', <TeamOutlined key="" />],
      ['favourite', <StarOutlined key="" />],
      ['all', <AppstoreOutlined key="" />],
    ] as const
  ).map(([name, icon]): Place => ({
    path: `/dashboard/${name}`,
    title: (text) => text.library.scopes[name].title,
    icon,
    isOfAccount: true,
  })),
  {
    path: '/collaborator',
    title: (text) => text.collaborator.title,
    icon: <UsergroupAddOutlined />,
    isOfAccount: true,
  },
  { path: '/chat', title: (text) => text.chat.title, icon: <MessageOutlined />, isOfAccount: true },
  { path: '/trash', title: (text) => text.library.trash.title, icon: <DeleteOutlined /> },
  {
    path: '/build/plugin',
    title: (text) => text.build.title,
    icon: <AppstoreAddOutlined />,
    isOfAccount: true,
  },
  {
    path: '/build/font',
    title: (text) => text.palette.fonts,
    icon: <FontSizeOutlined />,
    isOfAccount: true,
  },
  { path: '/build/model', title: (text) => text.palette.models, icon: <RobotOutlined />, isOfAccount: true },
  { path: '/preference', title: (text) => text.preference.title, icon: <SettingOutlined /> },
];

/** Returns the pages one can go to. */
export function usePageItems(): readonly TitledItem[] {
  const { text } = useSettings();
  const { user } = useAccount();
  const navigate = useNavigate();
  return PLACES.filter(({ isOfAccount }) => user !== undefined || !isOfAccount).map(
    ({ path, title, icon }) => ({
      title: both(title),
      item: { id: `page.${path}`, title: title(text), icon, run: () => void navigate(path) },
    }),
  );
}

/** Returns what can be begun. @param onCreate Asks what a diagram of a kind begins with. */
export function useCreationItems(onCreate: (kind: ListedKind) => void): readonly TitledItem[] {
  const { text, locale } = useSettings();
  return useOfferedKinds().map((kind) => ({
    title: both(({ palette }, of) => palette.create(kind.name[of])),
    item: {
      id: `create.${kind.kind}`,
      title: text.palette.create(kind.name[locale]),
      icon: <KindMark kind={kind} size={20} />,
      run: () => onCreate(kind),
    },
  }));
}

/** Returns the repositories one may see. @param onCreate Makes another. */
export function useRepositoryItems(onCreate: () => void): readonly TitledItem[] {
  const { text } = useSettings();
  const navigate = useNavigate();
  const repositories = useRepositories();
  if (!repositories) return [];
  const items = repositories.items.map((repository) => ({
    title: { 'zh-CN': repository.name, 'en-US': repository.name },
    item: {
      id: `repository.${repository.id}`,
      title: repository.name,
      icon: <RepositoryIcon repository={repository} size={20} />,
      ...(repository.role === 'owner' ? {} : { about: repository.owner.name }),
      run: () => void navigate(`/repository/${repository.id}`),
    },
  }));
  const creation = {
    title: both(({ palette }) => palette.createRepository),
    item: {
      id: 'create.repository',
      title: text.palette.createRepository,
      icon: <PlusOutlined />,
      run: onCreate,
    },
  };
  return [...items, creation];
}
