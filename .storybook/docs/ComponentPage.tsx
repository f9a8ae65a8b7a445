import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';

/** The docs page of a component: what it is, one to play with and its props, then every state and feature. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Heading>属性 Props</Heading>
      <Controls />
      <Stories title="状态与功能 States and features" includePrimary={false} />
    </>
  );
}
