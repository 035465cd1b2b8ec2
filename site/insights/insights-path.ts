/** Reports go there, and the scripts of this folder are below it. */
export const INSIGHTS = '/insights';
