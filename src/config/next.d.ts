import type { NextConfig } from 'next';

export function frontage(own?: NextConfig): NextConfig;
