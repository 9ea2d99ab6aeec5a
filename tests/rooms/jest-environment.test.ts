import styles from './not-there.module.css';

describe('The test environment', () => {
  test('A class name of a CSS module is its own name', () => {
    expect(styles.hero).toBe('hero');
  });

  test('Text encoders and fetch exist as in a browser', () => {
    expect(new TextEncoder().encode('é')).toHaveLength(2);
    expect(typeof fetch).toBe('function');
    expect(window.document).toBeDefined();
  });
});
