import styles from './any.module.css';

describe('The test environment', () => {
  test('A class name of a CSS module is its own name', () => {
    expect(styles.hero).toBe('hero');
  });

  test('Text encoders, fetch and modal dialogs exist as in a browser', () => {
    expect(new TextEncoder().encode('é')).toHaveLength(2);
    expect(typeof fetch).toBe('function');
    const dialog = document.createElement('dialog');
    dialog.showModal();
    expect(dialog.open).toBe(true);
  });
});
