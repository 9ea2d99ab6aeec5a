import { createSlide } from '../../core/model/create';
import { createDeckFromTemplate, listTemplateQuestions } from '../templates/templates';
import { removeTemplateQuestions } from './remove-template-questions';

const questions = listTemplateQuestions();

describe('speaker notes of an exported presentation', () => {
  test('have no questions of a template', () => {
    const { slides } = createDeckFromTemplate('feature');
    expect(slides.every(({ notes }) => notes !== '')).toBe(true);
    expect(slides.map((slide) => removeTemplateQuestions(slide, questions).notes)).toEqual(
      slides.map(() => ''),
    );
  });

  test('keep what was written between the questions', () => {
    const [question = ''] = questions;
    const slide = createSlide({ notes: `${question}\nA thief, and the reel.\n\nPause here.` });
    const { notes } = removeTemplateQuestions(slide, questions);
    expect(notes).toBe('A thief, and the reel.\n\nPause here.');
  });

  test('without questions are unchanged', () => {
    const slide = createSlide({ notes: '  Begin with the silence.\n' });
    expect(removeTemplateQuestions(slide, questions)).toBe(slide);
  });
});
