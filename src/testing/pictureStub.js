/** A picture in tests, where none is loaded. */
export default { src: '/picture.svg' };
