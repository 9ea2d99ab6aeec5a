// A picture, font or stylesheet in a test: its address does not matter.
module.exports = 'asset';
