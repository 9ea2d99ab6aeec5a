// Imports a text file as a string, as the bundler's `asset/source` does.
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
