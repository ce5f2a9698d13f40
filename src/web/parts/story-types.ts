/** The files that a picker offers as stories: ink, Twee, and pages from Twine. */
export const storyTypes = '.ink,.twee,.tw,.html,.htm,text/plain'
