export function allowMemoryForTypes(): void;
