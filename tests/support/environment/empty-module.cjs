// Stands in for stylesheets, which mean nothing to a component test.
module.exports = {};
