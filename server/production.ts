/**
 * Says that this process serves the built site: React and others choose their fast build by it, when they are
 * first imported. So this file is imported before anything else.
 */
process.env.NODE_ENV ??= 'production';
