import { DECK_LIMITS } from '../../model/deck-constants';
import type { Slide } from '../../model/deck-schema';
import { newId } from '../../model/create';
import { changeCurrentSlide, type EditorDocument } from '../editor-document';

export type SlideComment = NonNullable<Slide['comments']>[number];

/** Adds an empty comment to the current slide, up to the limit. */
export function addComment(doc: EditorDocument): EditorDocument {
  return changeComments(doc, (comments) =>
    comments.length < DECK_LIMITS.comments
      ? [...comments, { id: newId(), text: '', isResolved: false }]
      : comments,
  );
}

export function patchComment(
  doc: EditorDocument,
  commentId: string,
  patch: Partial<Pick<SlideComment, 'text' | 'isResolved'>>,
): EditorDocument {
  return changeComments(doc, (comments) =>
    comments.map((comment) => {
      if (comment.id !== commentId) return comment;
      const { text } = { ...comment, ...patch };
      return { ...comment, ...patch, text: text.slice(0, DECK_LIMITS.comment) };
    }),
  );
}

export function removeComment(doc: EditorDocument, commentId: string): EditorDocument {
  return changeComments(doc, (comments) => comments.filter(({ id }) => id !== commentId));
}

/** A slide without comments has no list of them. */
function changeComments(
  doc: EditorDocument,
  change: (comments: readonly SlideComment[]) => readonly SlideComment[],
): EditorDocument {
  return changeCurrentSlide(doc, (slide) => {
    const { comments: before = [], ...rest } = slide;
    const comments = change(before);
    if (comments === before) return slide;
    return comments.length === 0 ? rest : { ...rest, comments };
  });
}
