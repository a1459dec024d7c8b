import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rehearseDeals } from '../../../src/pages/results/rehearse-deals.tsx';
