import { ButtonBase } from '@site/ui/mui';
import { deckFromTemplate, TEMPLATES, type TemplateName } from '../../film/templates';
import { storeNewDeck } from '../../storage/deck-session';
import { troubleOf } from '../../storage/trouble';
import { show } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import styles from './dialogs.module.css';

export function TemplateList() {
  const editor = useEditor();

  async function start(name: TemplateName): Promise<void> {
    const deck = deckFromTemplate(name);
    try {
      await editor.session.flush();
      await storeNewDeck(editor.owner, deck);
      editor.openDeck(deck.id);
    } catch (cause) {
      editor.store.setState({ trouble: troubleOf(cause) });
    }
    show(editor.store, null);
  }

  return (
    <>
      <p>Each slide asks the questions a reader will ask. Your present deck stays in the list.</p>
      <div className={styles['cards']}>
        {Object.values(TEMPLATES).map((template) => (
          <ButtonBase
            key={template.name}
            className={styles['card']}
            onClick={() => void start(template.name)}
          >
            <strong>{template.title}</strong>
            <span>{template.about}</span>
            <span className={styles['meta']}>{template.slides.length} slides</span>
          </ButtonBase>
        ))}
      </div>
    </>
  );
}
