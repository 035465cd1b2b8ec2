/**
 * Must be imported before anything else: React and other libraries choose their fast build by it when they are imported.
 */
process.env.NODE_ENV ??= 'production';
