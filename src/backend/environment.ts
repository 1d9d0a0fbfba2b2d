// Grafast reads this once, when it is first imported, and prints an advice when it is missing.
process.env.GRAPHILE_ENV ??= 'production';
