import { useTools } from '../../kinds/useTools.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { GraphShareDialog } from '../../share/GraphShareDialog.js';
import { ShareDialog } from '../../share/ShareDialog.js';
import { SaveAsTemplate } from '../../templates/SaveAsTemplate.js';
import { MoveDialog } from '../MoveDialog.js';
import { RenameDialog } from '../RenameDialog.js';
import { useDocumentActions } from '../useDocumentActions.js';
import { useGraphActions } from '../useGraphActions.js';
import { graphsChanged } from './changes.js';
import type { GraphSubject } from './subject.js';

/** What is asked about a graph. */
export interface GraphDialog {
  readonly command: 'rename' | 'move' | 'share' | 'template';
  readonly subject: GraphSubject;
}

export interface GraphDialogsProps {
  readonly dialog: GraphDialog;
  /** Whether it is still asked: dialogs close before they are gone. */
  readonly isOpen: boolean;
  onClose(): void;
  /** Called once it is gone. */
  onGone(): void;
}

/** The dialogs that the menus of graphs lead to. */
export function GraphDialogs({ dialog: { command, subject }, isOpen, ...on }: GraphDialogsProps) {
  const props = { subject, isOpen, ...on };
  switch (command) {
    case 'rename':
      return <Rename {...props} />;
    case 'move':
      return <Move {...props} />;
    case 'share':
      return <Share {...props} />;
    case 'template':
      return <SaveAsTemplate graph={isOpen ? subject : undefined} {...on} />;
  }
}

interface PartProps extends Omit<GraphDialogsProps, 'dialog'> {
  readonly subject: GraphSubject;
}

function Rename({ subject, isOpen, ...on }: PartProps) {
  const { gid, title, graph, document } = subject;
  const graphs = useGraphActions();
  const documents = useDocumentActions();
  const rename = async (next: string) => {
    if (document) await documents.rename(gid, next);
    else if (graph) await graphs.rename(graph, next);
    // Where it failed, another may have named it meanwhile.
    graphsChanged();
  };
  return <RenameDialog title={isOpen ? title : undefined} onRename={(next) => void rename(next)} {...on} />;
}

function Move({ subject: { graph }, isOpen, ...on }: PartProps) {
  return <MoveDialog graphs={isOpen && graph ? [graph] : []} onMoved={graphsChanged} {...on} />;
}

function Share({ subject: { graph, document, type }, isOpen, ...on }: PartProps) {
  const { hasDiagramLinks } = useTools();
  const kind = kindOfDocument(type);
  if (graph) {
    return (
      <GraphShareDialog
        graph={isOpen ? graph : undefined}
        {...(hasDiagramLinks && document ? { diagram: document } : {})}
        {...on}
      />
    );
  }
  return kind && document && <ShareDialog open={isOpen} kind={kind} diagram={document} {...on} />;
}
