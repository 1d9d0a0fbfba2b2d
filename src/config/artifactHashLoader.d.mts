export default function artifactHashLoader(source: string): string;
