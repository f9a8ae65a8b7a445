import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Lists the stories of a page, for features that are seen only once a story has played. */
export function StoryList() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <ul className="letu-stories sb-unstyled">
      {stories.map(({ id, name, parameters }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            <strong>{name}</strong>
            <span>{parameters['docs']?.description?.story}</span>
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}
