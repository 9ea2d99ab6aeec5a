import { attributes, xml } from './xml';

test('Values are escaped, markup is not, and line breaks of the template are left out', () => {
  const name = attributes({ name: '"A & B"\u000b', hidden: true, rot: undefined });
  expect(
    xml`<p:sp id="${2}"${name}
      lang="en">
      ${[xml`<a:off/>`, [undefined]]}
      <a:t>${'<x>\u0001 '}</a:t>
    </p:sp>`.markup,
  ).toBe(
    '<p:sp id="2" name="&quot;A &amp; B&quot;" hidden="1" lang="en"><a:off/><a:t>&lt;x&gt; </a:t></p:sp>',
  );
});

test('Line breaks of values are kept', () => {
  expect(xml`<a alt="${'one\ntwo'}"/>`.markup).toBe('<a alt="one&#10;two"/>');
});
